import amatic from '@expo-google-fonts/amatic-sc/700Bold/AmaticSC_700Bold.ttf?url'
import anton from '@expo-google-fonts/anton/400Regular/Anton_400Regular.ttf?url'
import bevan from '@expo-google-fonts/bevan/400Regular/Bevan_400Regular.ttf?url'
import charm from '@expo-google-fonts/charm/700Bold/Charm_700Bold.ttf?url'
import grenze from '@expo-google-fonts/grenze-gotisch/700Bold/GrenzeGotisch_700Bold.ttf?url'
import josefin from '@expo-google-fonts/josefin-sans/600SemiBold/JosefinSans_600SemiBold.ttf?url'
import playfair from '@expo-google-fonts/playfair-display-sc/400Regular/PlayfairDisplaySC_400Regular.ttf?url'
import playfairBlack from '@expo-google-fonts/playfair-display-sc/900Black/PlayfairDisplaySC_900Black.ttf?url'
import texturina from '@expo-google-fonts/texturina/700Bold/Texturina_700Bold.ttf?url'
import yeseva from '@expo-google-fonts/yeseva-one/400Regular/YesevaOne_400Regular.ttf?url'
import type { FontKey } from './fonts.ts'

/** Addresses of the built font files. */
export const fontUrls: Readonly<Record<FontKey, string>> = {
  texturina,
  'grenze-gotisch': grenze,
  playfair,
  'playfair-black': playfairBlack,
  yeseva,
  bevan,
  anton,
  josefin,
  charm,
  amatic
}
