import SwiftUI

/// One message of a conversation.
struct ChatMessage: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
    var startsGroup = false
}

/// A conversation that starts at its end, with a bar to write in that stays above the keyboard.
struct ChatView: View {
    @State private var messages: [ChatMessage] = [
        ChatMessage(id: 1, text: "The cedar has arrived.", isMine: false, startsGroup: true),
        ChatMessage(id: 2, text: "Straight from the mill, still smelling of rain.", isMine: false),
        ChatMessage(id: 3, text: "How wide are the boards?", isMine: true, startsGroup: true),
        ChatMessage(id: 4, text: "Twenty-one, some twenty-four.", isMine: false, startsGroup: true),
        ChatMessage(
            id: 5, text: "Then there is enough for both doors and the small screen.", isMine: true,
            startsGroup: true),
        ChatMessage(id: 6, text: "Shall I plane them tonight?", isMine: false, startsGroup: true),
        ChatMessage(
            id: 7, text: "Please wait. They should rest for two days, flat, with sticks between them.",
            isMine: true, startsGroup: true),
        ChatMessage(id: 8, text: "Ask Ren, he has moved the sticks.", isMine: true),
        ChatMessage(id: 9, text: "Found them. They were holding up the shelf.", isMine: false, startsGroup: true),
        ChatMessage(id: 10, text: "Of course they were.", isMine: true, startsGroup: true),
        ChatMessage(id: 11, text: "The shelf now stands on your dictionaries.", isMine: false, startsGroup: true),
        ChatMessage(id: 12, text: "That is what they are for.", isMine: true, startsGroup: true),
    ]
    @State private var draft = ""
    @FocusState private var isWriting: Bool

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(messages) { message in
                        MessageBubble(message: message).padding(.top, message.startsGroup ? 12 : 3)
                    }
                }
                .padding(.horizontal, 16)
                .padding(.bottom, 8)
            }
            .defaultScrollAnchor(.bottom)
            .safeAreaInset(edge: .bottom, spacing: 0) { inputBar }
            .navigationTitle("Ren")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Call", systemImage: "phone") {} }
            }
        }
    }

    private var inputBar: some View {
        HStack(alignment: .bottom, spacing: 10) {
            Button {
            } label: {
                Image(systemName: "plus").font(.body.weight(.semibold))
            }
            .buttonStyle(.bordered).buttonBorderShape(.circle)
            TextField("Message", text: $draft, axis: .vertical)
                .focused($isWriting)
                .lineLimit(1...5)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background(Color(.systemBackground), in: .rect(cornerRadius: 20))
                .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(Color(.separator)) }
            Button(action: send) { Image(systemName: "arrow.up").font(.body.weight(.bold)) }
                .buttonStyle(.borderedProminent).buttonBorderShape(.circle)
                .disabled(draft.isEmpty)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .background(.bar)
    }

    private func send() {
        messages.append(ChatMessage(id: messages.count + 1, text: draft, isMine: true, startsGroup: true))
        draft = ""
    }
}

private struct MessageBubble: View {
    let message: ChatMessage

    var body: some View {
        Text(message.text)
            .foregroundStyle(message.isMine ? Color.white : Color.primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(message.isMine ? Color.blue : Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
            .padding(message.isMine ? .leading : .trailing, 56)
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }
}

#Preview("Chat") {
    ChatView()
}
