import { useStore } from '@nanostores/react'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { $hidesFaceDown, allowOrientation, hasOrientation } from './face-down.ts'

/** The menu's switch for hiding everything when the phone lies face down; nothing on a device without a sensor. */
export function useFaceDownItem(): MenuItem[] {
  const isOn = useStore($hidesFaceDown)
  const [isRefused, setRefused] = useState(false)
  if (!hasOrientation()) return []
  const toggle = async () => {
    const isAllowed = isOn || (await allowOrientation())
    setRefused(!isAllowed)
    $hidesFaceDown.set(!isOn && isAllowed)
  }
  return [
    {
      id: 'faceDown',
      label: m.card_hide_face_down(),
      icon: <Smartphone />,
      hint: isRefused ? m.card_not_allowed() : isOn ? m.card_on() : m.card_off(),
      onSelect: () => void toggle()
    }
  ]
}
