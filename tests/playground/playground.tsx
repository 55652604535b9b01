import './playground.css'
import { Logo } from '#ui/graphics/logo.tsx'
import { OxfordRule } from '#ui/page/oxford-rule.tsx'
import { QuickAdd, Sortable } from './lists.tsx'
import { Buttons, Choices, Fields, Messages, Swatches, Tabs, Teams, Type } from './parts.tsx'

/** Every part and its states on one page, to look at and to test. */
export const Playground = () => (
  <div className="playground">
    <header className="playground-head">
      <div>
        <Logo size={40} />
        <h1>Belfry</h1>
        <p>Parts and their states</p>
      </div>
      <OxfordRule />
    </header>
    <Swatches />
    <Fields />
    <Teams />
    <QuickAdd />
    <Type />
    <Tabs />
    <Buttons />
    <Choices />
    <Sortable />
    <Messages />
  </div>
)
