import type { ReactNode } from 'react'

interface WideTableProps {
  label: string
  headings: string[]
  children: ReactNode
}

/** A table that scrolls sideways on narrow screens. */
export function WideTable({ label, headings, children }: WideTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls what has the focus
    <div className="wide" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
