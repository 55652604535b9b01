import { type Cast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'
import { escapeHtml } from '#core/sharing/embed-code.ts'
import { teamName } from '#i18n/team-names.ts'
import { characterImageUrl } from '#views/characters/character-image-url.ts'
import { isDisplayableImage } from '#views/displayable-image.ts'
import type { EmbedOptions } from './embed-options.ts'

/** The characters of an embed by team, as HTML. */
export const renderTeams = (
  { characters }: Pick<Cast, 'characters'>,
  { locale, withAbilities }: EmbedOptions,
  origin: string
): string =>
  groupByTeam(characters)
    .map(
      ({ team, characters }) =>
        `<h2>${teamName(team, locale)} <span>${characters.length}</span></h2>\n<ul>${characters
          .map(each => `<li>${icon(each, origin)}${nameOf(each, withAbilities)}`)
          .join('\n')}</ul>`
    )
    .join('\n')

function nameOf({ name, ability }: CastCharacter, withAbilities: boolean): string {
  if (!withAbilities || !ability.trim()) return `<span>${escapeHtml(name)}</span>`
  return `<div><strong>${escapeHtml(name)}</strong><p>${escapeHtml(ability)}</p></div>`
}

/** The character's own image, the official icon, or a dot. */
function icon(character: CastCharacter, origin: string): string {
  const [own = ''] = character.images
  const address = isDisplayableImage(own)
    ? own
    : character.kind === 'official'
      ? characterImageUrl(character, new URL(origin))
      : undefined
  return address === undefined
    ? '<i></i>'
    : `<img src="${escapeHtml(address)}" alt="" width="32" height="32" loading="lazy" referrerpolicy="no-referrer">`
}
