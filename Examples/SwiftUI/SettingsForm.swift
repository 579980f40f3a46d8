import SwiftUI

/// Settings of an app in a form.
struct SettingsForm: View {
    enum Quality: String, CaseIterable, Identifiable {
        case low = "Low", standard = "Standard", high = "High"
        var id: Self { self }
    }

    @State private var name = "Mika Kowalski"
    @State private var mail = ""
    @State private var sendsNotices = true
    @State private var quietFrom = 22.0
    @State private var quality = Quality.standard
    @State private var downloads = 3
    @State private var brightness = 0.6

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                    TextField("Mail address", text: $mail).keyboardType(.emailAddress)
                } header: {
                    Text("Account")
                } footer: {
                    Text("Others see your name beside what you write.")
                }
                Section("Notices") {
                    Toggle(isOn: $sendsNotices) { Label("Allow notices", systemImage: "bell.fill") }
                    if sendsNotices {
                        Stepper("Quiet from \(Int(quietFrom)) h", value: $quietFrom, in: 18...24)
                        NavigationLink {
                            Text("Sounds")
                        } label: {
                            LabeledContent("Sound", value: "Chime")
                        }
                    }
                }
                Section("Pictures") {
                    Picker("Quality", selection: $quality) {
                        ForEach(Quality.allCases) { Text($0.rawValue).tag($0) }
                    }
                    VStack(alignment: .leading) {
                        Text("Brightness")
                        Slider(value: $brightness) {
                            Text("Brightness")
                        } minimumValueLabel: {
                            Image(systemName: "sun.min")
                        } maximumValueLabel: {
                            Image(systemName: "sun.max")
                        }
                    }
                    LabeledContent("Downloads", value: "\(downloads) of 12")
                }
                Section {
                    NavigationLink("About this app") { Text("About") }
                    Button("Sign out", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
        }
    }
}

#Preview("Settings form") {
    SettingsForm()
}
