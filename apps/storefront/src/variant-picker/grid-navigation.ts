export type GridPosition = { row: number; column: number }

export type GridSize = { rows: number; columns: number }

/** The effect of a key in a cell: moves to another cell or changes this one. */
export type GridMove =
  | { kind: 'go'; to: GridPosition }
  | { kind: 'change'; by: 1 | -1 }
  | { kind: 'edit' }
  | { kind: 'restore' }
  | { kind: 'undo' }

type CellState = { editing?: boolean; text?: string; isSelected?: boolean }

type Key = {
  key: string
  code?: string
  shiftKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
}

/**
 * Returns the effect of a key in the quantity grid (WAI-ARIA grid pattern); null leaves the key to the browser, such as Tab.
 * - Arrows move in the direction they point and stop at the edges.
 * - Home and End go to the first and last size; with Ctrl or ⌘, to the first and last cell.
 * - Enter goes to the next colour, and after the last one to the next size; Shift+Enter goes back.
 * - `+` and `−` change the cell until something is typed in it: 5-6 must not become 6.
 * - F2 edits the number; the arrows then move the caret.
 * - Escape restores the cell; Ctrl+Z or ⌘Z undoes the last step in any keyboard layout.
 * @param direction in `rtl` the first size is on the right
 * @param isSelected the whole text is selected, which lasts until something is typed
 */
export function gridMove(
  at: GridPosition,
  pressed: Key,
  size: GridSize,
  direction: 'rtl' | 'ltr',
  { editing = false, text = '', isSelected = true }: CellState = {},
): GridMove | null {
  if ((pressed.ctrlKey || pressed.metaKey) && pressed.code === 'KeyZ' && !pressed.shiftKey)
    return { kind: 'undo' }
  const last = { row: size.rows - 1, column: size.columns - 1 }
  if (pressed.ctrlKey || pressed.metaKey) {
    if (editing || pressed.altKey) return null
    if (pressed.key === 'Home') return { kind: 'go', to: { row: 0, column: 0 } }
    return pressed.key === 'End' ? { kind: 'go', to: last } : null
  }
  if (pressed.altKey || (editing && caretKeys.has(pressed.key))) return null
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
    case 'Home':
      return { kind: 'go', to: { row: at.row, column: 0 } }
    case 'End':
      return { kind: 'go', to: { row: at.row, column: last.column } }
    case 'Enter':
      return { kind: 'go', to: alongColumns(at, pressed.shiftKey ? -1 : 1, size) }
    case 'F2':
      return { kind: 'edit' }
    case '+':
      return isSelected ? { kind: 'change', by: 1 } : null
    case '-':
    case '−':
      return isSelected && text !== '' ? { kind: 'change', by: -1 } : null
    case 'Escape':
      return { kind: 'restore' }
    default:
      return null
  }
}

/** Keys that move the caret while a number is edited. */
const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

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
