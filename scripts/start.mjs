// Set before the first package is loaded: some look at it once, and run several times faster for it.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
// By its address, since what is built is no source of ours and may be absent when types are checked.
await import(new URL('../packages/server/dist/main.js', import.meta.url).href);
