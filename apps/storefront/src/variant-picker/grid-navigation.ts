/** "In the grid the arrows go where they point, in Arabic and in English." */

export type GridPosition = { row: number; column: number }

export type GridSize = { rows: number; columns: number }

/** What a key does in a cell: go to another one, or change the one it is in. null: the key is the browser's. */
export type GridMove =
  | { kind: 'go'; to: GridPosition }
  | { kind: 'change'; by: 1 | -1 }
  | { kind: 'restore' }
  | { kind: 'undo' }

type Key = {
  key: string
  code?: string
  shiftKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
}

/**
 * What a key means in the quantity grid.
 * Arrows go by sight and stay at an edge; Enter goes to the next colour and from the last one to the first of
 * the next size, with Shift backwards; after a run of Tabs, as in spreadsheets, it returns to the size where the run began;
 * + and − change the cell; Escape takes back what was typed in it, Ctrl+Z or ⌘Z the last step, in any layout of the keys.
 * Tab is left to the browser, which goes to the next size.
 * @param direction of the page: in `rtl` the first size is on the right
 * @param runStart the column where a run of Tabs began; null: none
 */
export function gridMove(
  at: GridPosition,
  pressed: Key,
  size: GridSize,
  direction: 'rtl' | 'ltr',
  runStart: number | null = null,
): GridMove | null {
  if ((pressed.ctrlKey || pressed.metaKey) && pressed.code === 'KeyZ' && !pressed.shiftKey)
    return { kind: 'undo' }
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const ahead = direction === 'rtl' ? -1 : 1
  switch (pressed.key) {
    case 'ArrowUp':
      return go(at, -1, 0, size)
    case 'ArrowDown':
      return go(at, 1, 0, size)
    case 'ArrowLeft':
      return go(at, 0, -ahead, size)
    case 'ArrowRight':
      return go(at, 0, ahead, size)
    case 'Enter':
      return {
        kind: 'go',
        to: alongColumns({ ...at, column: runStart ?? at.column }, pressed.shiftKey ? -1 : 1, size),
      }
    case '+':
      return { kind: 'change', by: 1 }
    case '-':
    case '−':
      return { kind: 'change', by: -1 }
    case 'Escape':
      return { kind: 'restore' }
    default:
      return null
  }
}

function go(at: GridPosition, rows: number, columns: number, size: GridSize): GridMove {
  return {
    kind: 'go',
    to: { row: within(at.row + rows, size.rows), column: within(at.column + columns, size.columns) },
  }
}

function alongColumns(at: GridPosition, step: number, size: GridSize): GridPosition {
  const index = within(at.column * size.rows + at.row + step, size.rows * size.columns)
  return { row: index % size.rows, column: Math.floor(index / size.rows) }
}

function within(index: number, length: number): number {
  return Math.min(Math.max(index, 0), length - 1)
}
