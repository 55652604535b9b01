import type { HelpImages, HelpScene } from '#help/scenes.ts'
import { pageLocale } from '#i18n/messages.ts'
import { helpImagePath } from '#routes/help-paths.ts'

interface Props {
  scene: HelpScene
  alt: string
  images: HelpImages
}

/**
 * A picture of the interface in the colour scheme of the page. Not a `picture` element, which only knows the system's scheme: the
 * stylesheet hides one of two images, and browsers don't load a lazy one that is hidden.
 */
export function HelpFigure({ scene, alt, images }: Props) {
  const locale = pageLocale()
  const image = images[locale]?.[scene]
  if (!image) return null
  return (
    <figure className="help-figure">
      {(['light', 'dark'] as const).map(scheme => (
        <img
          key={scheme}
          data-scheme={scheme}
          src={helpImagePath(locale, scene, scheme)}
          alt={alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </figure>
  )
}
