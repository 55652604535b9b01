import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useRowKeys } from '#ui/lists/use-row-keys.ts'

/** A list with a state in each row, which a change from elsewhere must not give to another row. */
function Probe() {
  const [items, setItems] = useState(['one', 'two', 'three'])
  const rows = useRowKeys(items, setItems)
  return (
    <>
      <ul>
        {rows.keys.map(key => (
          <Row key={key} text={items[rows.indexOfKey(key)] ?? ''} isNew={key === rows.addedKey} />
        ))}
      </ul>
      <button type="button" onClick={() => rows.add('')}>
        add
      </button>
      <button type="button" onClick={() => rows.remove(1)}>
        remove
      </button>
      <button type="button" onClick={() => rows.move(0, items.length - 1)}>
        shift
      </button>
      <button type="button" onClick={() => setItems(['one', 'two', 'three'])}>
        undo
      </button>
    </>
  )
}

function Row({ text, isNew }: { text: string; isNew: boolean }) {
  const [first] = useState(text)
  return <li>{`${first}=${text}${isNew ? ' new' : ''}`}</li>
}

test('rows keep their state through removals, moves, and the undo of both', async () => {
  const screen = await render(<Probe />)
  const rows = () =>
    screen
      .getByRole('listitem')
      .all()
      .map(row => row.element().textContent)
  const press = (name: string) => screen.getByRole('button', { name }).click()
  await press('remove')
  expect(rows()).toEqual(['one=one', 'three=three'])
  await press('undo')
  expect(rows()).toEqual(['one=one', 'two=two', 'three=three'])
  await press('shift')
  expect(rows()).toEqual(['two=two', 'three=three', 'one=one'])
  await press('undo')
  expect(rows()).toEqual(['one=one', 'two=two', 'three=three'])
  await press('add')
  expect(rows()).toEqual(['one=one', 'two=two', 'three=three', '= new'])
})
