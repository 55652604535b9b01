import './add-bar.css'
import '#ui/fields/combobox.css'
import { Search } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { BrowseLink } from './browse-link.tsx'
import { earlyFieldName } from './early-typing.ts'

/** The bar before the builder's code runs: its field takes what the user types, which `useEarlyTyping` hands over. */
export const WaitingAddBar = () => (
  <div className="script-add">
    <div className="combobox">
      <TextInput
        tall
        hideLabel
        label={m.script_add_label()}
        placeholder={m.script_add_label()}
        icon={<Search />}
        after={<kbd className="combobox-shortcut">/</kbd>}
        name={earlyFieldName}
        autoCapitalize="off"
        spellCheck={false}
        value=""
        onChange={() => {}}
      />
    </div>
    <BrowseLink />
  </div>
)
