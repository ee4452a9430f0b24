import { useEndpoint } from '@mentor-connect/api'
import { listOpenings } from '@mentor-connect/contract/work/openings'
import { languageOf } from '@mentor-connect/i18n'
import { Button, Empty, Stack, useHydrated } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import { NO_FILTERS, openingsRequest, type OpeningListState } from './openingListState'
import { useCountText } from './useCountText'
import { useFilterLabels } from './useFilterLabels'

interface NoOpeningsProps {
  state: OpeningListState
  onChange: (patch: Partial<OpeningListState>) => void
}

/**
 * Shown if nothing matches: says how many openings there would be without the search, and without each
 * filter.
 */
export function NoOpenings({ state, onChange }: NoOpeningsProps) {
  const t = useT()
  const labels = useFilterLabels()(state)
  const limits: { label: string; patch: Partial<OpeningListState> }[] = [
    { label: state.q && t('openings.list.withoutSearch', { text: state.q }), patch: { q: '' } },
    { label: state.kind && t(`openings.kinds.${state.kind}`), patch: { kind: '' } },
    ...Object.entries(NO_FILTERS).map(([key, none]) => ({
      label: labels[key as keyof typeof labels],
      patch: { [key]: none },
    })),
  ].filter(({ label }) => label !== '')

  if (limits.length === 0) return <Empty title={t('openings.list.noneYet')} />
  return (
    <Empty title={t('openings.list.none')}>
      {limits.length > 1 && <p>{t('openings.list.noneHint')}</p>}
      {limits.length > 1 && (
        <Stack as="ul" $gap={2}>
          {limits.map(({ label, patch }) => (
            <Wider
              key={label}
              label={label}
              state={{ ...state, ...patch, page: 1 }}
              onChoose={() => onChange(patch)}
            />
          ))}
        </Stack>
      )}
      <Button
        $variant={limits.length > 1 ? 'secondary' : 'primary'}
        onClick={() => onChange({ ...NO_FILTERS, q: '', kind: '' })}
      >
        {t('openings.list.reset')}
      </Button>
    </Empty>
  )
}

interface WiderProps {
  label: string
  /** The state of the list without this filter. */
  state: OpeningListState
  onChoose: () => void
}

/** Renders nothing while the number loads, and if no openings would be found without this filter either. */
function Wider({ label, state, onChoose }: WiderProps) {
  const t = useT()
  // Only browsers send this request, because a server would send one per filter for a page that few people
  // open.
  const { data } = useEndpoint(listOpenings, useHydrated() ? openingsRequest(state) : null)
  const count = data?.pagination.totalItems ?? 0
  const shown = useCountText()(count, data?.hasMore)
  if (count === 0) return null
  return (
    <li>
      <Button $variant="secondary" $named lang={languageOf(label)} onClick={onChoose}>
        {t('openings.list.without', { filter: label, count, shown })}
      </Button>
    </li>
  )
}
