import { Moon, MoonStar } from 'lucide-react'

export const nightIcons = { firstNight: <Moon />, otherNight: <MoonStar /> }
