import { lazyPart } from '@mentor-connect/ui'
import { useMemo } from 'react'
import { ownPageIn } from './ownPage'

const OwnPageCard = lazyPart(() => import('./OwnPageCard').then((module) => module.OwnPageCard), null, null)

/** A card for the first page of this site to which a message links; nothing for all other messages. */
export function OwnPagePreview({ text }: { text: string }) {
  const page = useMemo(() => ownPageIn(text), [text])
  return page ? <OwnPageCard page={page} /> : null
}
