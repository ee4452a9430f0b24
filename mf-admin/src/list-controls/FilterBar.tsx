import { Button, breakpoint, media, space, Stack, useMedia } from '@mentor-connect/ui'
import { SlidersHorizontal } from 'lucide-react'
import { Children, useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { SavedFilters } from './SavedFilters'

interface FilterBarProps {
  /** The search field, which is always visible. */
  search?: ReactNode
  /** The fields of the filters. */
  children: ReactNode
}

const PHONE = `(max-width: ${breakpoint.mobile - 1}px)`
/** Phones show at most this many filters; more are folded behind a button. */
const SHOWN_ON_PHONES = 2

/** The filters of a list and the saved filters. On phones, many filters are folded behind a button. */
export function FilterBar({ search, children }: FilterBarProps) {
  const t = useT()
  const isPhone = useMedia(PHONE)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isFolded = isPhone && Children.count(children) > SHOWN_ON_PHONES
  return (
    <Stack $gap={3}>
      {search && <SearchBox>{search}</SearchBox>}
      {isFolded && (
        <div>
          <Button
            $variant="secondary"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal size={18} aria-hidden />
            {t('admin.filters.open')}
          </Button>
        </div>
      )}
      {(!isFolded || isOpen) && (
        <Stack $gap={3} id={id}>
          <FilterGrid>{children}</FilterGrid>
          <SavedFilters />
        </Stack>
      )}
    </Stack>
  )
}

/** Limits the width of a search field to the length of usual searches. */
export const SearchBox = styled.div`
  max-width: 36rem;
`

/** A grid of filters: equally wide columns, about two of them on phones. */
export const FilterGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${space[3]};
  align-items: end;
  max-width: 70rem;

  ${media.tabletUp} {
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  }
`
