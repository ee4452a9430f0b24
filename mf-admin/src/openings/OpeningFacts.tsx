import type { OpeningToDecide } from '@mentor-connect/contract/admin/openings'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { placeName } from '@mentor-connect/contract/work/placeNames'
import { useFormats, useLocale, INTL_TAGS } from '@mentor-connect/i18n'
import { Tags, useSubjectName } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Pay } from '@mentor-connect/contract/work/openingRules'
import { Details } from '../list-controls/Details'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { canOpen } from '../operator/sections'
import { useOperator } from '../operator/useOperator'
import { Written } from '../list-controls/Written'

interface OpeningFactsProps {
  opening: OpeningToDecide
}

/** The poster, the employer and the conditions of an opening. */
export function OpeningFacts({ opening }: OpeningFactsProps) {
  const t = useT()
  const { number } = useFormats()
  const locale = useLocale()
  const subject = useSubjectName()
  const payText = usePayText()
  // A day has no time zone.
  const { longDate } = dateFormats(locale, 'UTC')
  const { employer, pay, closesOn, startsOn, duration, seats, level, languages, skills, language, hours } =
    opening
  const items: [name: string, value: ReactNode][] = [
    [t('admin.openings.poster'), <Poster key="poster" opening={opening} />],
    [t('admin.openings.employer'), <Written key="employer" text={employer.name} language={language} />],
    [t('admin.openings.place'), <Place key="place" opening={opening} />],
    [t('admin.openings.hours'), hours && t(`admin.openings.hours.${hours}`)],
    [t('admin.openings.pay'), payText(pay)],
    [t('admin.openings.closesOn'), longDate(closesOn)],
    [t('admin.openings.startsOn'), startsOn && longDate(startsOn)],
    [
      t('admin.openings.duration'),
      duration && t(`admin.openings.duration.${duration.unit}`, { count: duration.count }),
    ],
    [t('admin.openings.level'), t(`admin.openings.level.${level}`)],
    [t('admin.openings.seats'), number(seats)],
    [t('admin.openings.languages'), languages.map((tag) => languageName(tag, locale)).join(', ')],
    [t('admin.openings.skills'), skills.length > 0 && <Tags key="skills" values={skills.map(subject)} />],
  ]
  return (
    <RecordSection>
      <Details items={items.filter(([, value]) => value)} />
    </RecordSection>
  )
}

/** Leads to the person's page, or for operators who may not open it to the application as a mentor. */
function Poster({ opening: { poster } }: OpeningFactsProps) {
  const { data: operator } = useOperator()
  if (poster.kind === 'platform') return 'Mentor-Connect'
  const isHelper = operator !== undefined && canOpen(operator.role, '/people')
  return (
    <Link to={isHelper ? `/people/mentor/${poster.id}` : `/applications/${poster.id}`}>
      <Written text={poster.name} />
    </Link>
  )
}

function Place({ opening: { workplace, place } }: OpeningFactsProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      {place && (
        <>
          <Written text={placeName(place, locale)} />
          {' · '}
        </>
      )}
      {t(`admin.openings.workplace.${workplace}`)}
    </>
  )
}

/** Returns a function from the pay of an opening to a text. Null is pay that the poster does not state. */
function usePayText(): (pay: Pay | null) => string {
  const t = useT()
  const rupees = new Intl.NumberFormat(INTL_TAGS[useLocale()], {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  return (pay) => {
    if (!pay) return t('admin.openings.pay.unstated')
    const { from, to = from, per } = pay
    if (to === 0) return t('admin.openings.pay.unpaid')
    const amount = to > from ? rupees.formatRange(from, to) : rupees.format(from)
    return t(`admin.openings.pay.${per}`, { amount })
  }
}
