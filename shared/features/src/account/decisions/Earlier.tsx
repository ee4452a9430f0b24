import { Folded } from '@mentor-connect/ui'
import type { ReactNode } from 'react'

/** A list that is hidden until somebody opens it. */
export function Earlier({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Folded>
      <summary>{title}</summary>
      {children}
    </Folded>
  )
}
