// What is known of an element in a frame, as numbers and as words.

const states = {
  // The name of an element, as UIKit's words have it.
  name: (state) =>
    (state.category === "cell" ? "cell" : state.kind.replace("UICollectionElementKind", "")) +
    ` [${state.indexPath.join(", ")}]`,

  // A number with two decimals at most, and a minus that is as wide as a plus.
  short: (number) => String(Math.round(number * 100) / 100 || 0).replace("-", "−"),

  // The scale along both axes and the rotation, in degrees, of a transform of 6 or 16 entries.
  shape(transform) {
    const [a, b, c, d] = transform.length === 6 ? transform : [0, 1, 4, 5].map((k) => transform[k]);
    return { sx: Math.hypot(a, b), sy: Math.hypot(c, d), rotation: Math.atan2(b, a) * 180 / Math.PI };
  },

  // The box around the corners of an element on the picture; null if they are out of sight.
  box({ quad }) {
    if (quad.length < 3) return null;
    const [xs, ys] = [0, 1].map((axis) => quad.map((corner) => corner[axis]));
    return {
      minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys),
    };
  },

  // Where the middle of an element is seen on the picture; null if it is out of sight.
  seen({ quad }) {
    if (quad.length < 3) return null;
    return [0, 1].map((axis) => quad.reduce((sum, corner) => sum + corner[axis], 0) / quad.length);
  },

  // Whether a point lies in a polygon.
  contains(quad, x, y) {
    let isInside = false;
    for (let i = 0, j = quad.length - 1; i < quad.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [quad[i], quad[j]];
      if ((yi > y) !== (yj > y) && x < (xj - xi) * (y - yi) / (yj - yi) + xi) isInside = !isInside;
    }
    return isInside;
  },

  // The attributes in words, by their names.
  words(state) {
    const { sx, sy, rotation } = this.shape(state.transform);
    const words = {
      center: state.center.map(this.short).join(", "),
      size: state.size.map(this.short).join(" × "),
      alpha: this.short(state.alpha),
      scale: Math.abs(sx - sy) < 1e-4 ? this.short(sx) : `${this.short(sx)}, ${this.short(sy)}`,
      rotation: `${this.short(rotation)}°`,
    };
    if (state.transform.length > 6) words.transform = "in space";
    if ("zIndex" in state) words.zIndex = String(state.zIndex);
    return words;
  },

  // What differs from one state to another, as [name, before, after]; [] if nothing does.
  changes(before, after) {
    const [old, now] = [this.words(before), this.words(after)];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((name) => old[name] !== now[name])
      .map((name) => [name, old[name] ?? "flat", now[name] ?? "flat"]);
  },

  // How far one box is from another along both axes, as lines with lengths.
  //
  // Between boxes beside each other the gap; of a box in another, its insets on all sides. Of boxes that
  // overlap along an axis and of which neither holds the other, nothing along that axis.
  distances(a, b) {
    const along = (min, max, cross) => {
      const [low, high] = [Math.max(a[cross[0]], b[cross[0]]), Math.min(a[cross[1]], b[cross[1]])];
      const at = low <= high ? (low + high) / 2 : (a[cross[0]] + a[cross[1]]) / 2;
      const line = (from, to) => ({ from, to, at, length: to - from });
      if (a[max] <= b[min]) return [line(a[max], b[min])];
      if (b[max] <= a[min]) return [line(b[max], a[min])];
      const [outer, inner] = a[min] <= b[min] && a[max] >= b[max] ? [a, b]
        : b[min] <= a[min] && b[max] >= a[max] ? [b, a] : [];
      return outer ? [line(outer[min], inner[min]), line(inner[max], outer[max])] : [];
    };
    let horizontal = along("minX", "maxX", ["minY", "maxY"]);
    let vertical = along("minY", "maxY", ["minX", "maxX"]);
    // Beside each other, only the gap counts: that one is higher than the other is no inset.
    if (horizontal.length === 1 && vertical.length === 2) vertical = [];
    if (vertical.length === 1 && horizontal.length === 2) horizontal = [];
    return { horizontal, vertical };
  },

  // The numbers of an element over time that change: a list of { name, unit, values }, in which a value is
  // null where the element is not on screen.
  series(over) {
    let turns = 0;
    let latest = null;
    const rotations = over.map((state) => {
      if (!state) return null;
      const angle = this.shape(state.transform).rotation;
      // From frame to frame an element turns by less than half a turn.
      if (latest !== null) turns += Math.round((latest - angle - turns * 360) / 360);
      latest = angle + turns * 360;
      return latest;
    });
    const all = [
      ["x", "pt", (state) => state.center[0]], ["y", "pt", (state) => state.center[1]],
      ["x on the picture", "pt", (state) => this.seen(state)?.[0] ?? null],
      ["y on the picture", "pt", (state) => this.seen(state)?.[1] ?? null],
      ["width", "pt", (state) => state.size[0]], ["height", "pt", (state) => state.size[1]],
      ["alpha", "", (state) => state.alpha], ["scale", "", (state) => this.shape(state.transform).sx],
    ].map(([name, unit, value]) => ({ name, unit, values: over.map((state) => state && value(state)) }));
    all.push({ name: "rotation", unit: "°", values: rotations });
    const moving = all.filter(({ values }) => {
      const known = values.filter((value) => value !== null);
      return known.length > 1 && Math.max(...known) - Math.min(...known) > 1e-3;
    });
    // A place on the picture that moves as the place in the content does says nothing new.
    return moving.filter(({ name, values }) => {
      const content = moving.find((other) => `${other.name} on the picture` === name);
      if (!content) return true;
      const offsets = values.map((value, k) => value === null ? null : value - content.values[k])
        .filter((value) => value !== null);
      return Math.max(...offsets) - Math.min(...offsets) > 0.01;
    });
  },
};
