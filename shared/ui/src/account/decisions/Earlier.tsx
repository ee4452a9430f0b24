import type { ReactNode } from 'react'
import { Folded } from '../..'

/** A list that is closed until somebody opens it. */
export function Earlier({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Folded>
      <summary>{title}</summary>
      {children}
    </Folded>
  )
}
