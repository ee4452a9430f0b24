/** The database was migrated by a newer version of the product. */
export class NewerDatabase extends Error {
  constructor(migration: string) {
    super(
      `A newer version of the product has changed the database (${migration}): start that version, or restore a backup from before the upgrade.`,
    )
  }
}
