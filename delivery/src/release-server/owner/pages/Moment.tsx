import { minute } from '@mentor-connect/contract/rules/textTable'

/** Renders a time in UTC, both readable and machine-readable. */
export function Moment({ at }: { at: string }) {
  return at ? <time dateTime={at}>{minute(at)}</time> : <>unknown</>
}

interface EventProps {
  at: string
  by?: string
  reason?: string
}

/** The time of an event, who caused it, and the reason. */
export function Event({ at, by, reason }: EventProps) {
  return (
    <>
      <Moment at={at} /> {by && <bdi>by {by}</bdi>}
      {reason && (
        <>
          : <bdi>{reason}</bdi>
        </>
      )}
    </>
  )
}
