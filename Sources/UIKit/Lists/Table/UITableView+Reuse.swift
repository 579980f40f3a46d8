import Foundation

extension UITableView {
    // MARK: - Cells

    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return cellPool.register(nil, for: identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            return ListException.raise(
                "attempt to register a cell class which is not a subclass of UITableViewCell (\(cellClass))")
        }
        cellPool.register(.type(type), for: identifier)
    }

    /// Interface Builder files are not read; cells of the identifier are plain ones.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(nib == nil ? nil : .nib, for: identifier)
    }

    func takeCell(_ identifier: String) -> UITableViewCell? {
        if let reconfigured, reconfigured.cell.reuseIdentifier == identifier { return reconfigured.cell }
        if let cell = cellPool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        guard let source = cellPool.source(for: identifier) else { return nil }
        data.counts.cells += 1
        let cell: UITableViewCell
        switch source {
        case .type(let type): cell = _makeInstance(of: type, style: .default, reuseIdentifier: identifier)
        case .nib:
            _Diagnostics.report(
                "\(Swift.type(of: self)): the cell '\(identifier)' was registered with a nib; "
                    + "Interface Builder files are not read, it is a plain one")
            cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        cell.bounds.size.width = rowWidth > 0 ? rowWidth : cell.bounds.width
        return cell
    }

    func takeCellOrRaise(_ identifier: String) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        ListException.raise(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    // MARK: - Headers and footers

    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return headerPool.register(nil, for: identifier) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            return ListException.raise(
                "attempt to register a header or footer class which is not a subclass of "
                    + "UITableViewHeaderFooterView (\(aClass))")
        }
        headerPool.register(.type(type), for: identifier)
    }

    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(nib == nil ? nil : .nib, for: identifier)
    }

    func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        guard let source = headerPool.source(for: identifier) else { return nil }
        let view: UITableViewHeaderFooterView
        switch source {
        case .type(let type): view = _makeInstance(of: type, reuseIdentifier: identifier)
        case .nib: view = UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
        view.tableStyle = storedStyle
        return view
    }
}
