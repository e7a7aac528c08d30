import { openStorage } from '../../src/index.ts';

// Makes an embedded database in the folder named and ends, with all that memory.
const storage = await openStorage({ dataFolder: process.argv[2] ?? '' });
await storage.close();
