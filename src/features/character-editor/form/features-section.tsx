import { Plus } from 'lucide-react'
import { useController } from 'react-hook-form'
import type { Special } from '#core/character/character.ts'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { commonSpecials } from '#core/character/special.ts'
import { limits } from '#core/limits.ts'
import { specialNameLabel, specialTimeLabel } from '#i18n/labels/special-labels.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { FeatureFields } from './feature-fields.tsx'
import { FormSection } from './form-section.tsx'
import { ListField } from './list-field.tsx'

/** Features that the publisher's app switches on for the character (`special` in script files). */
export function FeaturesSection() {
  const { field, fieldState } = useController<CharacterFields, 'special'>({ name: 'special' })
  return (
    <FormSection title={m.catalogue_app()}>
      <ListField
        label={m.catalogue_app()}
        info={fieldHelp('app-features')}
        hideLabel
        help={m.editor_features_help()}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        errors={fieldState.error}
        maximum={limits.character.special}
        itemName={number => m.editor_feature({ number })}
        addLabel={m.editor_feature_add()}
        blank={{ type: 'selection', name: 'bag-disabled' }}
        renderAdd={(add, isFull) => <FeatureMenu onAdd={add} isFull={isFull} />}
        renderItem={row => <FeatureFields row={row} />}
      />
    </FormSection>
  )
}

/** Menu that adds a feature of official characters, or a blank one. */
function FeatureMenu({ onAdd, isFull }: { onAdd: (feature: Special) => void; isFull: boolean }) {
  const usual = commonSpecials.map((feature, index): MenuItem => {
    const { name, time } = feature
    return {
      id: String(index),
      label: specialNameLabel(name) ?? name,
      hint: time && specialTimeLabel(time),
      onSelect: () => onAdd(feature)
    }
  })
  const other: MenuItem = {
    id: 'other',
    label: m.editor_feature_other(),
    separated: true,
    onSelect: () => onAdd({ type: '', name: '' })
  }
  return (
    <Menu label={m.editor_feature_add()} items={isFull ? [] : [...usual, other]}>
      {trigger => (
        <Button variant="text" icon={<Plus />} disabled={isFull} {...trigger}>
          {m.editor_feature_add()}
        </Button>
      )}
    </Menu>
  )
}
