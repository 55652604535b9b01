import './field.css'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'

interface SearchBoxProps {
  label: string
  placeholder?: string
  children?: ReactNode
}

/** The field `q` of a page that a script makes searchable. Screens use `<TextInput>`. The key / goes to it. */
export const SearchBox = ({ label, placeholder = label, children }: SearchBoxProps) => (
  <div className="field-box">
    <Search />
    <input
      className="field-control"
      type="search"
      name="q"
      aria-label={label}
      placeholder={placeholder}
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      aria-keyshortcuts="/"
    />
    {children}
  </div>
)
