import '#styles/page.css'
import '../../src/layouts/page.css'
