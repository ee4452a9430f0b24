import type { OpeningContent } from '@mentor-connect/contract/work/openingRules'
import { placeName } from '@mentor-connect/contract/work/placeNames'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { useT } from './messages/useT'

interface PlaceTextProps {
  opening: Pick<OpeningContent, 'workplace' | 'place'>
}

/** The place of an opening: the city, in the reader's language if it is known, and if people work from home. */
export function PlaceText({ opening: { workplace, place } }: PlaceTextProps) {
  const t = useT()
  const locale = useLocale()
  const city = place && placeName(place, locale)
  return (
    <span>
      {city && (
        <>
          <span lang={languageOf(city)}>{city}</span>
          {' · '}
        </>
      )}
      {t(`openings.workplace.${workplace}`)}
    </span>
  )
}
