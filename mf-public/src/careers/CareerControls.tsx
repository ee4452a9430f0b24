import { CAREER_WAYS } from '@mentor-connect/contract/learning/careerFields'
import { INTEREST_NAMES, INTEREST_TYPES } from '@mentor-connect/contract/learning/interestTypes'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { useLocale } from '@mentor-connect/i18n'
import { SearchField, SelectField, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import type { CareerFilter } from './foundCareers'
import { useT } from './messages/useT'

interface CareerControlsProps {
  filter: CareerFilter
  onChange: (patch: Partial<CareerFilter>) => void
}

/** Search and filters of the list of careers. */
export function CareerControls({ filter, onChange }: CareerControlsProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <Bar role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={t('public.careers.search')}
        value={filter.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        label={t('public.careers.interest')}
        value={filter.interest}
        onChange={(interest) => onChange({ interest })}
        options={[
          { value: '', label: t('public.careers.anyInterest') },
          ...INTEREST_TYPES.map((type) => ({ value: type, label: INTEREST_NAMES[type][locale] })),
        ]}
      />
      <SelectField
        label={t('public.careers.way')}
        value={filter.way}
        onChange={(way) => onChange({ way })}
        options={[
          { value: '', label: t('public.careers.anyWay') },
          ...CAREER_WAYS.map((way) => ({ value: way, label: t(`public.careers.way.${way}`) })),
        ]}
      />
    </Bar>
  )
}

/** In narrow windows, the two selects stand side by side below the search field. */
const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[4]};

    & > :first-child {
      grid-column: auto;
    }
  }
`
