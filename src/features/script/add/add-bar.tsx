import './add-bar.css'
import { BrowseLink } from './browse-link.tsx'
import { QuickAdd } from './quick-add.tsx'

/** Adds characters to the script: a search field and a link to the character picker. */
export const AddBar = () => (
  <div className="script-add">
    <QuickAdd />
    <BrowseLink />
  </div>
)
