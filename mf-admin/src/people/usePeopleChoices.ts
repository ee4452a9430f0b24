import {
  ACTIVE_CHOICES,
  JOINED_CHOICES,
  LANGUAGE_CHOICES,
  PERSON_STATES,
} from '@mentor-connect/contract/admin/people'
import { ROLES } from '@mentor-connect/contract/accounts/people'
import { useT } from '../messages/useT'

/** The values of each filter in the list of people. */
export const FILTERS = {
  role: ['all', ...ROLES],
  state: ['all', ...PERSON_STATES],
  joined: ['all', ...JOINED_CHOICES],
  active: ['all', ...ACTIVE_CHOICES],
  language: ['all', ...LANGUAGE_CHOICES],
} as const

/** Returns the filters of the list of people with their labels. */
export function usePeopleChoices() {
  const t = useT()
  const choiceOf = <Name extends keyof typeof FILTERS>(
    name: Name,
    textOf: (value: Exclude<(typeof FILTERS)[Name][number], 'all'>) => string,
  ) => {
    const values: readonly (typeof FILTERS)[Name][number][] = FILTERS[name]
    const options = values.map((value) => ({
      value,
      label:
        value === 'all'
          ? t('admin.people.filter.all')
          : textOf(value as Exclude<(typeof FILTERS)[Name][number], 'all'>),
    }))
    return { name, label: t(`admin.people.${name}`), options }
  }
  return [
    choiceOf('role', (value) => t(`admin.role.${value}`)),
    choiceOf('state', (value) => t(`admin.people.state.${value}`)),
    choiceOf('joined', (value) => t(`admin.people.joined.${value}`)),
    choiceOf('active', (value) => t(`admin.people.active.${value}`)),
    choiceOf('language', (value) => t(`admin.people.language.${value}`)),
  ]
}
