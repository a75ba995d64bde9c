// What app-surface is without the kit.
for frame in 0..<120 { print(frame, 0) }
