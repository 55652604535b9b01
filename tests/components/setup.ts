import '#styles/page.css'
import '../../src/layouts/page.css'
import { loadReader } from '#stores/storage/stored-text.ts'

// Tests find what an earlier file has stored, and read it at once.
await loadReader()
