interface Batch<Item, Result> {
  items: Item[]
  results: Promise<Result[]>
}

/**
 * Returns a function for single items that collects its calls and passes them to `work` as a list. Items that
 * are passed in the same turn of the event loop, in this process, are processed together. If `work` fails, it
 * fails for all of them.
 *
 * @param work returns a result for each item, in the order of the items
 * @param most maximum number of items that are processed together
 */
export function batched<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  most = 500,
): (item: Item) => Promise<Result> {
  let open: Batch<Item, Result> | undefined

  function begin(): Batch<Item, Result> {
    const items: Item[] = []
    const batch: Batch<Item, Result> = {
      items,
      results: new Promise((resolve) => setImmediate(resolve)).then(() => {
        if (open === batch) open = undefined
        return work(items)
      }),
    }
    return batch
  }

  return async (item) => {
    const batch = (open ??= begin())
    const index = batch.items.push(item) - 1
    if (batch.items.length >= most) open = undefined
    return (await batch.results)[index]!
  }
}
