import UIKit

/// What a feed shows of one post.
struct FeedPost {
    var author: String
    var time: String
    var text: String
    var likes: Int
    var comments: Int
    var tint: UIColor
}

/// One post of a feed: author, text, picture and actions, as tall as its content.
final class FeedPostView: UIView {
    private let avatarView = UIView()
    private let initialLabel = UILabel()
    private let authorLabel = UILabel()
    private let timeLabel = UILabel()
    private let moreButton = UIButton(type: .system)
    private let bodyLabel = UILabel()
    private let pictureView = PatternView()
    private let likeButton = UIButton(type: .system)
    private let commentButton = UIButton(type: .system)
    private let shareButton = UIButton(type: .system)

    init(post: FeedPost) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        configure(post)
        layoutContent()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func configure(_ post: FeedPost) {
        avatarView.backgroundColor = post.tint
        avatarView.layer.cornerRadius = 22
        initialLabel.text = String(post.author.prefix(1))
        initialLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        initialLabel.textColor = .white
        authorLabel.text = post.author
        authorLabel.font = .preferredFont(forTextStyle: .headline)
        timeLabel.text = post.time
        timeLabel.font = .preferredFont(forTextStyle: .footnote)
        timeLabel.textColor = .secondaryLabel
        moreButton.setImage(UIImage(systemName: "ellipsis"), for: .normal)
        moreButton.tintColor = .secondaryLabel
        moreButton.setContentHuggingPriority(.required, for: .horizontal)
        bodyLabel.text = post.text
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.numberOfLines = 0
        pictureView.tint = post.tint
        pictureView.layer.cornerRadius = 14
        pictureView.clipsToBounds = true
        set(likeButton, "heart", " \(post.likes)")
        set(commentButton, "bubble.right", " \(post.comments)")
        set(shareButton, "square.and.arrow.up", "")
    }

    private func set(_ button: UIButton, _ symbol: String, _ title: String) {
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.setTitle(title, for: .normal)
        button.tintColor = .secondaryLabel
    }

    private func layoutContent() {
        let names = UIStackView(arrangedSubviews: [authorLabel, timeLabel])
        names.axis = .vertical
        names.spacing = 1
        let header = UIStackView(arrangedSubviews: [avatarView, names, moreButton])
        header.alignment = .center
        header.spacing = 12
        let actions = UIStackView(arrangedSubviews: [likeButton, commentButton, shareButton])
        actions.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [header, bodyLabel, pictureView, actions])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        initialLabel.translatesAutoresizingMaskIntoConstraints = false
        avatarView.addSubview(initialLabel)
        addSubview(stack)
        // Below required, so that a post without an avatar or a picture can hide it.
        let avatarWidth = avatarView.widthAnchor.constraint(equalToConstant: 44)
        avatarWidth.priority = UILayoutPriority(999)
        let pictureHeight = pictureView.heightAnchor.constraint(
            equalTo: pictureView.widthAnchor, multiplier: 9.0 / 16.0)
        pictureHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            avatarWidth,
            avatarView.heightAnchor.constraint(equalToConstant: 44),
            initialLabel.centerXAnchor.constraint(equalTo: avatarView.centerXAnchor),
            initialLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
            pictureHeight,
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
    }
}

/// A lattice of overlapping circles, drawn for whatever size the view has.
final class PatternView: UIView {
    var tint = UIColor.systemTeal {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        tint.withAlphaComponent(0.15).setFill()
        UIBezierPath(rect: bounds).fill()
        tint.withAlphaComponent(0.55).setStroke()
        let radius: CGFloat = 28
        var row = 0
        var y: CGFloat = 0
        while y < bounds.height + radius {
            var x: CGFloat = row.isMultiple(of: 2) ? 0 : radius
            while x < bounds.width + radius {
                let circle = UIBezierPath(
                    arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true)
                circle.lineWidth = 1.5
                circle.stroke()
                x += radius * 2
            }
            y += radius
            row += 1
        }
    }
}

/// Two posts under each other, as a feed shows them.
final class FeedViewController: UIViewController {
    private let posts = [
        FeedPost(
            author: "Mina Okada", time: "12 minutes ago",
            text: "Finished the asanoha panel this morning. 312 pieces, no glue, and it holds.", likes: 128,
            comments: 14,
            tint: .systemTeal),
        FeedPost(
            author: "Jonas Weber", time: "Yesterday", text: "First try. The joints are not tight yet.", likes: 42,
            comments: 9, tint: .systemOrange),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let stack = UIStackView(arrangedSubviews: posts.map(FeedPostView.init))
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

#Preview("Feed") {
    FeedViewController()
}

#Preview("One post", traits: .sizeThatFitsLayout) {
    FeedPostView(
        post: FeedPost(
            author: "Mina Okada", time: "Now", text: "Short.", likes: 1, comments: 0, tint: .systemPurple))
}
