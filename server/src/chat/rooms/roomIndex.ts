/** The rooms of the people who are connected to this node. */
export class RoomIndex {
  private readonly people = new Map<string, Set<string>>()
  private readonly rooms = new Map<string, Set<string>>()
  private readonly versions = new Map<string, number>()

  add(roomId: string, personId: string, version: number) {
    addTo(this.people, roomId, personId)
    addTo(this.rooms, personId, roomId)
    this.versions.set(roomId, version)
  }

  /** Removes a person. Returns the rooms of which no member is connected any more. */
  removePerson(personId: string): string[] {
    const empty = [...this.roomsOf(personId)].filter((roomId) => this.removeFrom(roomId, personId))
    this.rooms.delete(personId)
    return empty
  }

  /** Replaces the connected members of a room. Returns false if there are none any more. */
  setPeople(roomId: string, personIds: Iterable<string>, version: number): boolean {
    const wanted = new Set(personIds)
    for (const personId of [...this.peopleIn(roomId)])
      if (!wanted.has(personId)) {
        this.removeFrom(roomId, personId)
        this.rooms.get(personId)?.delete(roomId)
      }
    for (const personId of wanted) this.add(roomId, personId, version)
    return wanted.size > 0
  }

  peopleIn(roomId: string): Iterable<string> {
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

function addTo(map: Map<string, Set<string>>, key: string, value: string) {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}
