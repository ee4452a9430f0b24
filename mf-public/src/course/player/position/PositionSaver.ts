import { POSITION_SAVE_INTERVAL_MS } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import type { Place } from './useReadingPlace'

interface Reached extends Place {
  /** Time at which the position was reached, ms since 1970. */
  at: number
}

export type SendPosition = (
  place: Place & { ageMs: number },
  options: { keepalive: boolean },
) => Promise<unknown>

/**
 * Saves the position of a learner in a lesson, at most once per interval. A position that could not be sent is
 * dropped when a newer one is saved.
 */
export class PositionSaver {
  private waiting: Reached | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  /** @param last the stored position, which is not saved again; undefined if there is none */
  constructor(
    private readonly send: SendPosition,
    private last: Partial<Place> | undefined,
  ) {}

  readonly report = (place: Place): void => {
    if (isSame(place, this.waiting ?? this.last)) return
    this.waiting = { ...place, at: Date.now() }
    this.timer ??= setTimeout(() => this.save(false), POSITION_SAVE_INTERVAL_MS)
  }

  /** Saves now, with a request that outlives the page. */
  readonly flush = (): void => this.save(true)

  private save(keepalive: boolean): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.waiting) return
    const { at, ...place } = this.waiting
    this.waiting = undefined
    const before = this.last
    this.last = place
    this.send({ ...place, ageMs: Math.max(Date.now() - at, 0) }, { keepalive }).catch((error: unknown) => {
      console.warn('The position in the lesson could not be saved.', error)
      this.last = before
      this.waiting ??= { ...place, at }
    })
  }
}

const isSame = (place: Place, other: Partial<Place> | undefined) =>
  other !== undefined && place.blockId === other.blockId && place.second === other.second
