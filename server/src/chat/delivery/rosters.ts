/** Who of the people connected here has a conversation with whom: those are told when the other comes and goes. */
export class Rosters {
  private readonly partners = new Map<string, Set<string>>()
  private readonly watchers = new Map<string, Set<string>>()

  set(personId: string, partnerIds: Iterable<string>) {
    for (const partnerId of partnerIds) this.add(personId, partnerId)
  }

  add(personId: string, partnerId: string) {
    into(this.partners, personId, partnerId)
    into(this.watchers, partnerId, personId)
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

  /** People connected here who want to know about this one. */
  watchersOf(personId: string): Iterable<string> {
    return this.watchers.get(personId) ?? []
  }

  watched(): string[] {
    return [...this.watchers.keys()]
  }
}

function into(map: Map<string, Set<string>>, key: string, value: string) {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}
