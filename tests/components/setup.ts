import '#styles/page.css'
import '../../src/layouts/page.css'
import './act.ts'
