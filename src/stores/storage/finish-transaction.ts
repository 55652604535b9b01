/** What is needed of a transaction of `idb`. */
interface Transaction {
  readonly done: Promise<void>
  abort: () => void
}

/**
 * Waits for work that was begun in a transaction, and for the transaction's end. It is rolled back if the work fails.
 *
 * @throws what the work has thrown, or why the transaction failed
 */
export async function finishTransaction<Value>(
  transaction: Transaction,
  work: Promise<Value>
): Promise<Value> {
  const worked = work.catch(error => {
    abort(transaction)
    throw error
  })
  const [value] = await Promise.all([worked, transaction.done])
  return value
}

function abort(transaction: Transaction) {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended.
  }
}
