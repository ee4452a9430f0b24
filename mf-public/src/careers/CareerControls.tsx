import { CAREER_WAYS } from '@mentor-connect/contract/learning/careerFields'
import { INTEREST_NAMES, INTEREST_TYPES } from '@mentor-connect/contract/learning/interestTypes'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { useLocale } from '@mentor-connect/i18n'
import { SearchField, SelectField } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import type { ChosenFilter } from '../list-controls/FilterPanel'
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
    <FilterBar
      search={
        <SearchField
          label={t('public.careers.search')}
          value={filter.q}
          maxLength={SEARCH_MAX}
          onSearch={(q) => onChange({ q })}
        />
      }
      chosen={useChosenFilters(filter, onChange)}
      onClear={() => onChange({ interest: '', way: '' })}
    >
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
    </FilterBar>
  )
}

function useChosenFilters(
  { interest, way }: CareerFilter,
  onChange: CareerControlsProps['onChange'],
): ChosenFilter[] {
  const t = useT()
  const locale = useLocale()
  const labels = {
    interest: interest && INTEREST_NAMES[interest][locale],
    way: way && t(`public.careers.way.${way}`),
  }
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((key) => labels[key] !== '')
    .map((key) => ({ key, label: labels[key], onRemove: () => onChange({ [key]: '' }) }))
}
