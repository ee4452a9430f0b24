import type { ReactNode } from 'react'

interface WideTableProps {
  label: string
  children: ReactNode
}

/** A table that scrolls sideways on narrow screens. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls what has the focus
    <div className="wide" role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
