import './count-renders.ts'
import '#styles/page.css'
import '../../src/layouts/page.css'
