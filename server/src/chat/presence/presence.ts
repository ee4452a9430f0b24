import type { Bus } from '../bus/bus'
import type { Database } from '../database/schema'
import type { Messenger } from '../delivery/messenger'
import { groupCommit } from '../store/groupCommit'
import type { Connection } from '../delivery/connection'
import { storeSightings, type Sighting } from './people.repo'

export interface PresenceDependencies {
  db: Database
  bus: Bus
  messenger: Messenger
  clock: () => Date
  /** The time for which a person without connections still counts as online, in ms. */
  grace: number
}

const PEOPLE_PER_QUESTION = 200

/** Online status. A person is online while any node has a connection of theirs, and for `grace` ms longer. */
export class Presence {
  private readonly leaving = new Map<string, NodeJS.Timeout>()
  private readonly sightings
  /** The people who were last reported as online on this node. */
  private readonly online = new Set<string>()

  constructor(private readonly dependencies: PresenceDependencies) {
    this.sightings = groupCommit<Sighting, void>((sightings) => storeSightings(dependencies.db, sightings))
  }

  /** Registers a connection. Returns the number of the person's connections on all nodes. */
  async arrive({ personId, id }: Connection): Promise<number> {
    const count = await this.dependencies.bus.arrive(personId, id)
    const wasLeaving = this.leaving.get(personId)
    clearTimeout(wasLeaving)
    this.leaving.delete(personId)
    if (count === 1 && !wasLeaving) this.change(personId, true)
    return count
  }

  renew({ personId, id }: Connection) {
    return this.dependencies.bus.arrive(personId, id)
  }

  async leave({ personId, id }: Connection) {
    const { bus, messenger, clock, grace } = this.dependencies
    const isGone = () => !messenger.hub.has(personId)
    // `seen_at` is stored before the bus forgets the connection, so that it is recent when the person is reported as
    // offline.
    if (isGone())
      await this.sightings.submit({ personId, seenAt: clock().toISOString() }).catch(() => undefined)
    await bus.leave(personId, id)
    if (!isGone()) return
    clearTimeout(this.leaving.get(personId))
    const timer = setTimeout(() => void this.depart(personId), grace)
    this.leaving.set(personId, timer.unref())
  }

  /** Returns those of these people who are online, for a person who has just connected. */
  async snapshot(partnerIds: string[]): Promise<string[]> {
    const found: string[] = []
    for (const some of chunks(partnerIds))
      for (const personId of await this.dependencies.bus.online(some)) {
        this.online.add(personId)
        found.push(personId)
      }
    return found
  }

  /**
   * Replaces the reported status by that of the bus, because a node that was killed has not published a
   * change.
   */
  async sweep() {
    const { bus, messenger } = this.dependencies
    for (const some of chunks(messenger.contacts.watched())) {
      const online = await bus.online(some)
      for (const personId of some) if (!this.leaving.has(personId)) this.learn(personId, online.has(personId))
    }
  }

  /** Called for events of other nodes. */
  learn(personId: string, isOnline: boolean) {
    if (this.online.has(personId) === isOnline) return
    if (isOnline) this.online.add(personId)
    else this.online.delete(personId)
    this.dependencies.messenger.notifyPartners(personId, isOnline)
  }

  async stop() {
    for (const timer of this.leaving.values()) clearTimeout(timer)
    await this.sightings.idle()
  }

  private async depart(personId: string) {
    this.leaving.delete(personId)
    const online = await this.dependencies.bus.online([personId])
    if (!online.has(personId)) this.change(personId, false)
  }

  private change(personId: string, isOnline: boolean) {
    this.learn(personId, isOnline)
    this.dependencies.bus.announce({ kind: 'presence', personId, online: isOnline })
  }
}

function* chunks(ids: string[]) {
  for (let at = 0; at < ids.length; at += PEOPLE_PER_QUESTION) yield ids.slice(at, at + PEOPLE_PER_QUESTION)
}
