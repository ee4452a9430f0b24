import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { Button } from './Button'
import { VisuallyHidden } from './layout'
import { color, media, space } from './theme'

interface PaginationProps {
  /** Number of the current page, from 1. */
  page: number
  totalPages: number
  onChange: (page: number) => void
  /** True to show the buttons even if there is only one page. */
  showSinglePage?: boolean
}

/** Buttons for the previous page, for page numbers and for the next page. */
export function Pagination({ page, totalPages, onChange, showSinglePage = false }: PaginationProps) {
  const t = useSharedT()
  if (totalPages < 1) return null
  if (totalPages === 1 && page === 1 && !showSinglePage) return null
  return (
    <Bar aria-label={t('ui.pagination.label')}>
      <Button $variant="secondary" $inactive={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft size={18} aria-hidden />
        <Word>{t('ui.pagination.previous')}</Word>
      </Button>
      {pagesAround(page, totalPages).map((entry, index) =>
        entry === null ? (
          <Gap key={`gap-${index}`} aria-hidden>
            …
          </Gap>
        ) : (
          <Button
            key={entry}
            $variant={entry === page ? 'primary' : 'ghost'}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onChange(entry)}
          >
            <VisuallyHidden>{t('ui.pagination.page', { page: entry })}</VisuallyHidden>
            <span aria-hidden>{entry}</span>
          </Button>
        ),
      )}
      <Button $variant="secondary" $inactive={page >= totalPages} onClick={() => onChange(page + 1)}>
        <Word>{t('ui.pagination.next')}</Word>
        <ChevronRight size={18} aria-hidden />
      </Button>
    </Bar>
  )
}

/** Returns the first and last page and the neighbours of the current page. Null stands for a gap. */
export function pagesAround(page: number, totalPages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages)
  const pages = [...new Set(shown)].sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const gap = n - (pages[index - 1] ?? n)
    return gap > 1 ? (gap === 2 ? [n - 1, n] : [null, n]) : [n]
  })
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};

  ${media.belowTablet} {
    gap: ${space[1]};
    & > button {
      padding-inline: ${space[2]};
    }
  }
`

const Word = styled.span`
  ${media.belowTablet} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Gap = styled.span`
  padding: 0 ${space[1]};
  color: ${color.muted};
`
