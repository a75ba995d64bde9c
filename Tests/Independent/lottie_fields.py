"""Fields that other players need in a Lottie file, and a check for them.

Of lottie-ios: what its models decode with `try` (Sources/Private/Model: Animation, Layers, Objects, ShapeItems, Text,
Keyframes, Assets, DotLottie). Of lottie-android: what its parsers in com.airbnb.lottie.parser, of any release, use
without asking whether it was there. Of lottie-web: what its elements, shapes and DataManager read the same way; without
it the SVG or the canvas renderer fails, or draws something else. `test_lottie_web.py` takes these out and looks.
"""

IOS, ANDROID, WEB = "lottie-ios", "lottie-android", "lottie-web"

REQUIRED = {
    "animation": {
        "v": {IOS, ANDROID}, "fr": {IOS, ANDROID, WEB}, "ip": {IOS, ANDROID, WEB}, "op": {IOS, ANDROID, WEB},
        "w": {IOS, ANDROID, WEB}, "h": {IOS, ANDROID, WEB}, "layers": {IOS, ANDROID, WEB}},
    "asset": {"id": {IOS, ANDROID, WEB}, "layers": {IOS, ANDROID, WEB}},
    "marker": {"cm": {IOS, ANDROID}, "tm": {IOS, ANDROID}, "dr": {IOS, ANDROID}},
    "font": {"fName": {IOS, ANDROID}, "fFamily": {IOS, ANDROID, WEB}, "fStyle": {IOS, ANDROID}},
    "layer": {
        "ty": {IOS, ANDROID, WEB}, "ip": {IOS, WEB}, "op": {IOS, ANDROID, WEB}, "st": {IOS, WEB},
        "ks": {IOS, ANDROID, WEB}, "nm": {ANDROID}},
    # A layer that is a matte, or has one: the canvas takes the one of the number before.
    "matte": {"ind": {WEB}, "td": {WEB}},
    "matted": {"ind": {WEB}, "tt": {IOS, ANDROID, WEB}},
    "layer 0": {"refId": {IOS, ANDROID, WEB}, "w": {IOS, ANDROID, WEB}, "h": {IOS, ANDROID, WEB}},
    "layer 4": {"shapes": {IOS, WEB}},
    "layer 5": {"t": {IOS, ANDROID, WEB}},
    "text": {"d": {IOS, ANDROID, WEB}, "a": {IOS, WEB}, "p": {WEB}, "m": {WEB}},
    "letters": {
        "t": {IOS, ANDROID, WEB}, "s": {IOS, ANDROID, WEB}, "f": {IOS, ANDROID, WEB}, "j": {IOS, WEB}, "tr": {IOS, WEB},
        "lh": {IOS, WEB}, "ls": {IOS}, "fc": {IOS, ANDROID, WEB}},
    "mask": {"mode": {ANDROID, WEB}, "pt": {IOS, ANDROID, WEB}, "o": {ANDROID, WEB}, "x": {WEB}},
    "shape": {"ty": {IOS, ANDROID, WEB}},
    "sh": {"ks": {IOS, ANDROID, WEB}},
    "rc": {"p": {IOS, ANDROID, WEB}, "s": {IOS, ANDROID, WEB}, "r": {IOS, ANDROID, WEB}, "d": {WEB}},
    "el": {"p": {IOS, ANDROID, WEB}, "s": {IOS, ANDROID, WEB}},
    "fl": {"c": {IOS, ANDROID, WEB}, "o": {IOS, ANDROID, WEB}},
    "st": {
        "c": {IOS, ANDROID, WEB}, "o": {IOS, ANDROID, WEB}, "w": {IOS, ANDROID, WEB}, "lc": {ANDROID, WEB},
        "lj": {ANDROID}},
    "dash": {"n": {IOS, ANDROID, WEB}, "nm": {WEB}, "v": {IOS, ANDROID, WEB}},
    "tm": {"s": {IOS, ANDROID, WEB}, "e": {IOS, ANDROID, WEB}, "o": {IOS, ANDROID, WEB}, "m": {IOS, ANDROID}},
    "gr": {"it": {IOS, ANDROID, WEB}},
    "tr": {"o": {WEB}},
    "property": {"k": {IOS, ANDROID, WEB}},
    "key": {"t": {IOS, ANDROID, WEB}, "s": {IOS, ANDROID, WEB}},
    "bent key": {"i": {WEB}, "o": {WEB}},
    "path": {"c": {ANDROID, WEB}, "v": {IOS, ANDROID, WEB}, "i": {IOS, ANDROID, WEB}, "o": {IOS, ANDROID, WEB}},
    "manifest": {"animations": {IOS, ANDROID}},
    "manifest's animation": {"id": {IOS, ANDROID}},
}


def objects(document):
    """All objects of a document that REQUIRED lists, with their kinds; an object of several kinds occurs several times."""
    yield "animation", document
    for asset in document.get("assets", []):
        yield "asset", asset
    for marker in document.get("markers", []):
        yield "marker", marker
    for font in document.get("fonts", {}).get("list", []):
        yield "font", font
    for composition in [document, *document.get("assets", [])]:
        for layer in composition["layers"]:
            yield from of_layer(layer)


def of_layer(layer):
    yield "layer", layer
    yield f"layer {layer.get('ty')}", layer
    if layer.get("td"):
        yield "matte", layer
    if layer.get("tt"):
        yield "matted", layer
    for value in layer.get("ks", {}).values():
        yield from of_property(value)
    for mask in layer.get("masksProperties", []):
        yield "mask", mask
        for name in ("pt", "o", "x"):
            if name in mask:
                yield from of_property(mask[name])
    for shape in layer.get("shapes", []):
        yield from of_shape(shape)
    if "t" in layer:
        yield "text", layer["t"]
        for key in layer["t"].get("d", {}).get("k", []):
            yield "key", key
            yield "letters", key["s"]


def of_shape(shape):
    yield "shape", shape
    yield shape.get("ty"), shape
    for item in shape.get("it", []):
        yield from of_shape(item)
    for name, value in shape.items():
        if name == "d" and isinstance(value, list):
            for dash in value:
                yield "dash", dash
                yield from of_property(dash["v"])
        elif isinstance(value, dict):
            yield from of_property(value)


def of_property(value):
    if value.get("s") is True:
        yield from of_property(value["x"])
        yield from of_property(value["y"])
        return
    yield "property", value
    keys = value.get("k") if isinstance(value.get("k"), list) else []
    keys = keys if keys and isinstance(keys[0], dict) else []
    for index, key in enumerate(keys):
        yield "key", key
        if index < len(keys) - 1 and not key.get("h"):
            yield "bent key", key
        yield from of_path(key.get("s", [None])[0] if isinstance(key.get("s"), list) else None)
    yield from of_path(value.get("k"))


def of_path(value):
    if isinstance(value, dict):
        yield "path", value


def faults(document):
    """The missing fields, as sentences."""
    for kind, one in objects(document):
        for field, players in REQUIRED.get(kind, {}).items():
            if field not in one:
                yield f"{kind} without {field}, which {', '.join(sorted(players))} need"
        # Of a moving group lottie-ios takes a position in one piece only.
        if kind == "tr" and one.get("p", {}).get("s") is True:
            yield "a group's position is split, which lottie-ios does not read"
    yield from numbering(document)


def numbering(document):
    """Of the layers of a composition: numbers are unique, and a matte is just before what is seen through it."""
    for composition in [document, *document.get("assets", [])]:
        layers = composition["layers"]
        numbers = [layer["ind"] for layer in layers if "ind" in layer]
        if len(numbers) != len(set(numbers)):
            yield f"two layers have one number: {numbers}"
        for above, layer in zip([{}, *layers], layers):
            if layer.get("tt") and not (above.get("td") and above.get("ind") == layer.get("ind", 0) - 1):
                yield f"the matte of layer {layer.get('ind')} is not the layer before it"
