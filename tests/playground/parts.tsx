import {
  Bell,
  EllipsisVertical,
  Moon,
  Pencil,
  Plus,
  Redo2,
  ScrollText,
  SlidersHorizontal,
  Trash2,
  Undo2,
  Upload,
  WifiOff
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { type Toast, ToastRegion } from '#ui/feedback/toast-region.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Chip, RemovableChip } from '#ui/fields/chip.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import { TabBar } from '#ui/menus/tab-bar.tsx'

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="part">
    <h2>{title}</h2>
    {children}
  </section>
)

const row = (children: ReactNode) => <div className="part-row">{children}</div>
const nothing = () => {}

export const Swatches = () => (
  <Part title="Surfaces and ink">
    <div className="swatches">
      {[
        'page',
        'surface',
        'raised',
        'sunken',
        'line',
        'line-strong',
        'ink',
        'ink-2',
        'ink-3',
        'primary',
        'secondary',
        'focus',
        'error',
        'success',
        'reminder'
      ].map(name => (
        <span key={name}>
          <i style={{ background: `var(--${name})` }} />
          {name}
        </span>
      ))}
    </div>
  </Part>
)

export const teams = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'] as const

export const Teams = () => (
  <Part title="Teams: colour, shape and word">
    {row(
      teams.map(team => (
        <b key={team} data-team={team} className="team-word">
          <TeamMark team={team} size={14} /> {team}
        </b>
      ))
    )}
  </Part>
)

export const Type = () => (
  <Part title="Type">
    <h1>The bell under the lake</h1>
    <p className="sample-author">by Mara Oakes</p>
    <p className="sample-section">Townsfolk, Outsiders, İhbarcı, Kâhin</p>
    <p className="sample-section face-any">Dân làng, Người ngoài cuộc</p>
    <p>
      Alegreya Sans 17 for everything one works with. <b>Bold</b> and <em>true italics</em>; çğışö, điều ước
      của bạn.
    </p>
    <p className="sample-prose">Alegreya 19 for everything one sits down to read.</p>
  </Part>
)

export const Buttons = () => (
  <Part title="Buttons">
    {row(
      <>
        <Button variant="primary">Export</Button>
        <Button variant="primary" busy>
          Exporting
        </Button>
        <Button variant="primary" busy icon={<Upload />}>
          Exporting
        </Button>
        <Button variant="primary" disabled>
          Export
        </Button>
        <Button>Import</Button>
        <Button disabled>Import</Button>
        <Button variant="text">Clear</Button>
        <Button variant="destructive" icon={<Trash2 />}>
          Delete
        </Button>
        <ButtonLink href="#characters" icon={<Plus />} shrinks>
          Browse
        </ButtonLink>
        <Button small icon={<Plus />}>
          Add the Djinn
        </Button>
      </>
    )}
    {row(
      <>
        <IconButton label="Undo" keys="Ctrl+Z">
          <Undo2 />
        </IconButton>
        <IconButton label="Redo" disabled>
          <Redo2 />
        </IconButton>
        <IconButton label="Edit" edged>
          <Pencil />
        </IconButton>
        <Menu
          label="More for Imp"
          items={[
            { id: 'edit', label: 'Edit', icon: <Pencil /> },
            { id: 'up', label: 'Up', hint: 'U', disabled: true },
            { id: 'remove', label: 'Remove', icon: <Trash2 />, destructive: true, separated: true }
          ]}
        >
          {trigger => (
            <IconButton label="More" {...trigger}>
              <EllipsisVertical />
            </IconButton>
          )}
        </Menu>
      </>
    )}
  </Part>
)

export function Choices() {
  const [isOn, setOn] = useState(true)
  const [paper, setPaper] = useState<'a4' | 'letter' | 'half'>('a4')
  const [chosen, setChosen] = useState<readonly string[]>([
    'townsfolk',
    'minion',
    'traveller',
    'fabled',
    'loric'
  ])
  const toggle = (name: string) => () =>
    setChosen(chosen.includes(name) ? chosen.filter(each => each !== name) : [...chosen, name])
  return (
    <Part title="Choices">
      {row(
        <>
          <Switch label="My own order" checked={isOn} onChange={setOn} />
          <Switch label="Off" hideLabel checked={!isOn} onChange={on => setOn(!on)} />
          <Checkbox label="Night sheet" checked={isOn} onChange={setOn} />
          <Checkbox label="Back page" checked={!isOn} onChange={on => setOn(!on)} />
          <Checkbox label="Disabled" disabled checked onChange={nothing} />
        </>
      )}
      {row(
        <>
          {teams.map((team, index) => (
            <Chip
              key={team}
              team={team}
              chosen={chosen.includes(team)}
              onChange={toggle(team)}
              count={index % 2 ? 19 : undefined}
            >
              {team}
            </Chip>
          ))}
          <Chip icon={<Moon />} chosen={chosen.includes('first')} onChange={toggle('first')}>
            Wakes first night
          </Chip>
          <Chip tall chosen={chosen.includes('tall')} onChange={toggle('tall')}>
            Tall
          </Chip>
          <RemovableChip removeLabel="Remove No Ability" onRemove={nothing}>
            No Ability
          </RemovableChip>
        </>
      )}
      <SegmentedControl
        label="Paper"
        value={paper}
        onChange={setPaper}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'Letter' },
          { value: 'half', label: 'Half page' }
        ]}
      />
    </Part>
  )
}

export function Fields() {
  const [name, setName] = useState('Bell')
  const [ability, setAbility] = useState('Each night, you learn a character. '.repeat(5))
  return (
    <Part title="Fields">
      <div className="part-fields">
        <TextInput label="Name" limit={30} value="" onChange={nothing} placeholder="Bellringer" />
        <TextInput label="Name" limit={3} value={name} onChange={setName} help="As it stands on the token" />
        <TextInput label="Ability" value="" onChange={nothing} error="An ability is needed" />
        <TextInput label="ID" locked value="bellringer" onChange={nothing} />
        <TextInput label="Other nights" value="78" onChange={nothing} after={<span>after Oracle</span>} />
        <Select
          label="Language"
          value="en"
          onChange={nothing}
          options={[
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' }
          ]}
        />
      </div>
      <TextArea label="Ability" limit={250} value={ability} onChange={setAbility} />
    </Part>
  )
}

export const Tabs = () => (
  <Part title="Tabs">
    <TabBar
      label="Parts of the script"
      moreLabel="More"
      current="script"
      tabs={[
        { id: 'script', label: 'Script', href: '#script', icon: <ScrollText /> },
        { id: 'first', label: 'First', href: '#first', icon: <Moon /> },
        {
          id: 'meta',
          label: 'Meta',
          href: '#meta',
          icon: <SlidersHorizontal />,
          separated: true,
          minor: true
        }
      ]}
    />
  </Part>
)

export function Messages() {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [isOpen, setOpen] = useState(false)
  const add = () =>
    setToasts([
      ...toasts,
      { id: crypto.randomUUID(), text: 'Imp removed', action: { label: 'Undo', onAction: nothing } }
    ])
  return (
    <Part title="Messages">
      <Banner tone="advice" icon={<WifiOff />} action={<Button small>Details</Button>}>
        You are offline. Changes stay on this device.
      </Banner>
      <Banner tone="error" action={<Button small>Show them</Button>}>
        Two lines of the file could not be read.
      </Banner>
      <Banner tone="success">The script was brought in whole.</Banner>
      {row(
        <>
          <Button onClick={add}>Show a toast</Button>
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        </>
      )}
      <EmptyState
        icon={<Bell />}
        title="Your script is empty"
        actions={
          <>
            <Button variant="primary" icon={<Plus />}>
              Add characters
            </Button>
            <Button icon={<Upload />}>Import a script</Button>
          </>
        }
      >
        Add the first character, or start from a script you have.
      </EmptyState>
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        toasts={toasts}
        onDismiss={id => setToasts(now => now.filter(each => each.id !== id))}
      />
      {isOpen && (
        <Dialog
          title="Update available"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Later</Button>
              <Button variant="primary">Reload</Button>
            </>
          }
        >
          There is a new update available. Please click reload button to update.
        </Dialog>
      )}
    </Part>
  )
}
