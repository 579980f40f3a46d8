// Lays out the same feed with yoga: texts are as wide and tall as in Kumiko's engine without fonts.
#include <yoga/Yoga.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

namespace {

struct Text {
    size_t length;
    int lines;
};

double now() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

YGSize measure(YGNodeRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
    const Text* text = static_cast<const Text*>(YGNodeGetContext(node));
    const float character = 8.5f, line = 20.287f;
    float natural = character * text->length;
    if (mode == YGMeasureModeUndefined || natural <= width) return {natural, std::ceil(line * 2) / 2};
    int needed = static_cast<int>(std::ceil(natural / width));
    int lines = text->lines == 0 ? needed : std::min(needed, text->lines);
    return {width, std::ceil(line * lines * 2) / 2};
}

std::vector<Text*> texts;

YGNodeRef label(const std::string& string, int lines = 1) {
    Text* text = new Text{string.size(), lines};
    texts.push_back(text);
    YGNodeRef node = YGNodeNew();
    YGNodeSetContext(node, text);
    YGNodeSetMeasureFunc(node, measure);
    return node;
}

YGNodeRef box(YGFlexDirection direction, std::vector<YGNodeRef> children) {
    YGNodeRef node = YGNodeNew();
    YGNodeStyleSetFlexDirection(node, direction);
    for (size_t index = 0; index < children.size(); index++) YGNodeInsertChild(node, children[index], index);
    return node;
}

YGNodeRef picture(float width, float height) {
    YGNodeRef node = YGNodeNew();
    if (width > 0) YGNodeStyleSetWidth(node, width);
    YGNodeStyleSetHeight(node, height);
    return node;
}

YGNodeRef stretched(YGNodeRef node) {
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexShrink(node, 1);
    return node;
}

YGNodeRef spaced(YGNodeRef node, YGEdge edge, float points) {
    YGNodeStyleSetMargin(node, edge, points);
    return node;
}

YGNodeRef cell(int index) {
    std::string number = std::to_string(index);
    YGNodeRef top = box(YGFlexDirectionRow, {stretched(label("Somebody " + number + " likes this")), label("...")});
    YGNodeRef names = box(
        YGFlexDirectionColumn,
        {spaced(label("Poster number " + number), YGEdgeTop, 1),
         spaced(label("Headline of the poster, which is long enough to need a second line", 3), YGEdgeTop, 1),
         spaced(label(number + " hours"), YGEdgeTop, 1)});
    YGNodeRef profile = box(
        YGFlexDirectionColumn,
        {box(YGFlexDirectionRow, {picture(50, 50), spaced(stretched(names), YGEdgeLeft, 2)}),
         label("A comment of the poster")});
    YGNodeRef content = box(
        YGFlexDirectionColumn, {picture(0, 200), label("Title of the content " + number), label("example.org")});
    YGNodeRef actions = box(YGFlexDirectionRow, {label("Like"), label("Comment"), label("Share")});
    YGNodeStyleSetJustifyContent(actions, YGJustifySpaceBetween);
    YGNodeRef comment =
        box(YGFlexDirectionRow, {picture(50, 50), stretched(label("Comment of an actor " + number))});
    YGNodeStyleSetAlignItems(comment, YGAlignFlexStart);
    return box(YGFlexDirectionColumn, {top, profile, content, actions, comment});
}

}  // namespace

int main(int count, char** arguments) {
    int cells = count > 1 ? std::atoi(arguments[1]) : 100;
    std::vector<double> times;
    float height = 0;
    for (int round = 0; round < 7; round++) {
        double begin = now();
        height = 0;
        std::vector<YGNodeRef> roots;
        for (int index = 0; index < cells; index++) {
            YGNodeRef root = cell(index);
            YGNodeStyleSetWidth(root, 375);
            YGNodeCalculateLayout(root, 375, YGUndefined, YGDirectionLTR);
            height += YGNodeLayoutGetHeight(root);
            roots.push_back(root);
        }
        times.push_back(now() - begin);
        for (YGNodeRef root : roots) YGNodeFreeRecursive(root);
        for (Text* text : texts) delete text;
        texts.clear();
    }
    std::sort(times.begin(), times.end());
    std::printf("{\"layout_ms\": %.6f, \"height\": %.3f}\n", times[times.size() / 2] * 1e3, height);
}
