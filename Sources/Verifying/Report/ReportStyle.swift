extension HTMLReport {
  /// Light and dark by what the reader's system asks for.
  static let style = """
    :root { color-scheme: light dark; --ground: #fff; --panel: #f5f5f7; --line: #d2d2d7; --text: #1d1d1f;
      --faint: #6e6e73; --accent: #0066cc; --bad: #c4001a; --good: #1a7f37; --warn: #9a5b00; }
    @media (prefers-color-scheme: dark) { :root { --ground: #1c1c1e; --panel: #2c2c2e; --line: #48484a;
      --text: #f5f5f7; --faint: #a1a1a6; --accent: #4da3ff; --bad: #ff6961; --good: #4cd964; --warn: #ffb340; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 14px/1.45 system-ui, sans-serif; background: var(--ground); color: var(--text);
      display: grid; grid-template: auto 1fr / 300px 1fr; height: 100vh; }
    header { grid-column: 1 / 3; padding: 10px 16px; border-bottom: 1px solid var(--line); display: flex;
      gap: 8px 18px; flex-wrap: wrap; align-items: baseline; }
    h1 { font-size: 16px; margin: 0; } h2 { font-size: 17px; margin: 0 0 4px; }
    h3 { font-size: 13px; margin: 18px 0 6px; color: var(--faint); font-weight: 600; }
    .faint { color: var(--faint); } .failed, .errored, .missing { color: var(--bad); }
    .passed { color: var(--good); } .drifted, .stale { color: var(--warn); }
    nav { border-right: 1px solid var(--line); overflow: auto; padding: 8px; }
    nav input, nav select { width: 100%; margin-bottom: 6px; }
    nav button { display: block; width: 100%; text-align: left; border: 0; background: none; padding: 6px 8px;
      border-radius: 6px; color: inherit; font: inherit; cursor: pointer; }
    nav button[aria-current=true] { background: var(--accent); color: #fff; }
    nav button[aria-current=true] * { color: #fff; }
    nav small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    main { overflow: auto; padding: 14px 20px 40px; }
    ol.causes { margin: 6px 0 10px; padding-left: 22px; }
    .bar { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; margin: 8px 0; }
    .bar button, .bar select, .bar input, header button { font: inherit; color: inherit; background: var(--panel);
      border: 1px solid var(--line); border-radius: 6px; padding: 3px 9px; }
    .bar button[aria-pressed=true] { background: var(--accent); color: #fff; border-color: var(--accent); }
    .bar input[type=number] { width: 60px; } .bar input[type=range] { padding: 0; width: 200px; }
    #strip { width: 100%; height: 46px; display: block; border-radius: 6px; background: var(--panel);
      cursor: pointer; }
    .stage { overflow: auto; max-height: 70vh; border: 1px solid var(--line); border-radius: 6px; padding: 12px;
      background: var(--panel); }
    .frame { position: relative; display: inline-block; vertical-align: top; line-height: 0; }
    .frame canvas { image-rendering: pixelated; }
    .box { position: absolute; border: 1px solid #ff2d55; pointer-events: none; font: 10px/12px system-ui;
      color: #fff; } .box span { background: #ff2d55; padding: 0 3px; position: absolute; left: 0; top: 0; }
    .box.element { border: 2px solid #0a84ff; } .box.element.expected { border-style: dashed; }
    .grid { position: absolute; inset: 0; pointer-events: none; }
    table { border-collapse: collapse; } td, th { text-align: left; padding: 3px 14px 3px 0; vertical-align: top; }
    tr[data-element] { cursor: pointer; } tr[aria-selected=true] td { color: var(--accent); }
    .plots { display: flex; flex-wrap: wrap; gap: 12px; } .plots figure { margin: 0; }
    .plots figcaption { font-size: 12px; color: var(--faint); }
    pre { background: var(--panel); border-radius: 6px; padding: 10px 0; overflow: auto; max-height: 340px;
      font: 12px/1.5 ui-monospace, monospace; margin: 0; }
    pre span { display: block; padding: 0 12px; } pre span::before { content: attr(data-line); display: inline-block;
      width: 34px; color: var(--faint); } pre span.hit { background: #ffcc0055; }
    .calls { padding: 10px 12px; } .causes li[tabindex] { cursor: pointer; }
    #inspector { font: 12px ui-monospace, monospace; min-height: 18px; color: var(--faint); }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; font-size: 12px; }
    """
}
