// Times odiff's comparison on the pairs that the benchmark writes to the working directory; see README.md of the
// benchmarks for how to build it.
const std = @import("std");
const odiff = @import("odiff_lib");
const c = @cImport({
    @cInclude("stdio.h");
    @cInclude("stdlib.h");
    @cInclude("time.h");
});

fn read(path: [*:0]const u8) odiff.io.Image {
    const count: usize = 3840 * 2160;
    const pixels: [*]u32 = @ptrCast(@alignCast(c.malloc(count * 4).?));
    const file = c.fopen(path, "rb").?;
    _ = c.fread(pixels, 4, count, file);
    _ = c.fclose(file);
    return .{ .data = pixels, .len = count, .width = 3840, .height = 2160 };
}

pub fn main() !void {
    const a = read("a.rgba");
    for ([_][*:0]const u8{ "equal.rgba", "moved.rgba", "everywhere.rgba" }) |name| {
        const b = read(name);
        var shortest: f64 = 1e9;
        var count: u32 = 0;
        for (0..9) |_| {
            const start = c.clock();
            const result = try odiff.diff.diff(&a, &b, .{ .antialiasing = true, .capture_diff = false }, std.heap.c_allocator);
            shortest = @min(shortest, @as(f64, @floatFromInt(c.clock() - start)) / 1000.0);
            count = result.pixel.diff_count;
        }
        _ = c.printf("%s odiff: %.1f ms of processor time (%u pixels)\n", name, shortest, count);
    }
}
