import type { MentorFilter, MentorPage } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { Button, Empty, Stack } from '@mentor-connect/ui'
import { ResetList } from '../../list-controls/ResetList'
import { useT } from '../messages/useT'
import { NO_FILTERS, type DirectoryState } from './directoryState'

interface NobodyFoundProps {
  without: MentorPage['without']
  /** Removes filters; absent if none is set. */
  onChange?: (patch: Partial<DirectoryState>) => void
}

/**
 * Shown if no mentor is found: a button for each filter whose removal would help, with the number of mentors
 * that would then be found. If no single filter helps, a button that clears all of them.
 */
export function NobodyFound({ without, onChange }: NobodyFoundProps) {
  const t = useT()
  return (
    <Empty title={t('public.mentors.none')}>
      {onChange && (
        <Stack $gap={3}>
          {without.map(({ filter, mentors }) => (
            <Button key={filter} onClick={() => onChange(withoutFilter(filter))}>
              {t(`public.directory.without.${filter}`, { count: mentors })}
            </Button>
          ))}
          {without.length === 0 && <ResetList onReset={() => onChange(NO_FILTERS)} />}
        </Stack>
      )}
    </Empty>
  )
}

const withoutFilter = (filter: MentorFilter): Partial<DirectoryState> =>
  filter === 'free' ? { isFree: false } : { [filter]: NO_FILTERS[filter] }
