/** The conversation partners of the people connected to this node. Partners are notified of each other's presence. */
export class ContactIndex {
  private readonly partners = new Map<string, Set<string>>()
  private readonly watchers = new Map<string, Set<string>>()

  set(personId: string, partnerIds: Iterable<string>) {
    for (const partnerId of partnerIds) this.add(personId, partnerId)
  }

  add(personId: string, partnerId: string) {
    addTo(this.partners, personId, partnerId)
    addTo(this.watchers, partnerId, personId)
  }

  remove(personId: string) {
    for (const partnerId of this.partnersOf(personId)) {
      const watchers = this.watchers.get(partnerId)
      watchers?.delete(personId)
      if (watchers?.size === 0) this.watchers.delete(partnerId)
    }
    this.partners.delete(personId)
  }

  partnersOf(personId: string): Iterable<string> {
    return this.partners.get(personId) ?? []
  }

  /** Returns the people connected to this node who have a conversation with this person. */
  watchersOf(personId: string): Iterable<string> {
    return this.watchers.get(personId) ?? []
  }

  watched(): string[] {
    return [...this.watchers.keys()]
  }
}

function addTo(map: Map<string, Set<string>>, key: string, value: string) {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}
