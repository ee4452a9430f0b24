import type { RoomEntry } from './members.repo'

/** The rooms of the people who are connected to this node. */
export class RoomIndex {
  /** Room → member → number of the last message that the member cannot read. */
  private readonly people = new Map<string, Map<string, number>>()
  private readonly rooms = new Map<string, Set<string>>()
  private readonly versions = new Map<string, number>()

  add({ roomId, personId, hiddenUpTo, membersVersion }: Omit<RoomEntry, 'lastSeq' | 'lastChange'>) {
    const people = this.people.get(roomId) ?? new Map<string, number>()
    this.people.set(roomId, people.set(personId, hiddenUpTo))
    this.rooms.set(personId, (this.rooms.get(personId) ?? new Set()).add(roomId))
    this.versions.set(roomId, membersVersion)
  }

  /** Removes a person. Returns the rooms that no longer have a connected member. */
  removePerson(personId: string): string[] {
    const empty = [...this.roomsOf(personId)].filter((roomId) => this.removeFrom(roomId, personId))
    this.rooms.delete(personId)
    return empty
  }

  /** Replaces the connected members of a room. Returns false if there are none. */
  setPeople(
    roomId: string,
    members: { personId: string; hiddenUpTo: number }[],
    membersVersion: number,
  ): boolean {
    const wanted = new Set(members.map(({ personId }) => personId))
    for (const personId of [...this.peopleIn(roomId)])
      if (!wanted.has(personId)) {
        this.removeFrom(roomId, personId)
        this.rooms.get(personId)?.delete(roomId)
      }
    for (const member of members) this.add({ roomId, ...member, membersVersion })
    return wanted.size > 0
  }

  peopleIn(roomId: string): Iterable<string> {
    return this.people.get(roomId)?.keys() ?? []
  }

  /** Returns the connected members, each with the number of the last message that the member cannot read. */
  readersIn(roomId: string): Iterable<[personId: string, hiddenUpTo: number]> {
    return this.people.get(roomId) ?? []
  }

  roomsOf(personId: string): Iterable<string> {
    return this.rooms.get(personId) ?? []
  }

  has(roomId: string) {
    return this.people.has(roomId)
  }

  versionOf(roomId: string) {
    return this.versions.get(roomId)
  }

  ids(): string[] {
    return [...this.people.keys()]
  }

  /** Returns true if this was the last connected member of the room. */
  private removeFrom(roomId: string, personId: string): boolean {
    const people = this.people.get(roomId)
    people?.delete(personId)
    if (people && people.size > 0) return false
    this.people.delete(roomId)
    this.versions.delete(roomId)
    return true
  }
}
