;; The rows of a pivot, two numbers at a time. All places are in bytes. `pnpm generate` writes pivot-bytes.ts from this file.
(module
  (memory (export "memory") 32)
  (func (export "pivotRows")
    (param $start i32)  ;; where the row of the pivot begins
    (param $end i32)    ;; where the last row ends
    (param $width i32)  ;; of a row
    (param $column i32) ;; where the column of the pivot is in a row
    (param $factor f64) ;; what its number in the row of the pivot is now
    (local $row i32)
    (local $at i32)
    (local $pairs i32)
    (local $times f64)
    (local $both v128)
    ;; The width without its last number, if it is odd.
    (local.set $pairs (i32.and (local.get $width) (i32.const -16)))
    (loop $rows
      (local.set $times (f64.load (i32.add (local.get $row) (local.get $column))))
      (if (i32.and (i32.ne (local.get $row) (local.get $start)) (f64.ne (local.get $times) (f64.const 0)))
        (then
          (local.set $both (f64x2.splat (local.get $times)))
          (local.set $at (i32.const 0))
          (loop $numbers
            (v128.store
              (i32.add (local.get $row) (local.get $at))
              (f64x2.sub
                (v128.load (i32.add (local.get $row) (local.get $at)))
                (f64x2.mul (local.get $both) (v128.load (i32.add (local.get $start) (local.get $at))))))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br_if $numbers (i32.lt_u (local.get $at) (local.get $pairs))))
          (if (i32.lt_u (local.get $pairs) (local.get $width))
            (then
              (f64.store
                (i32.add (local.get $row) (local.get $pairs))
                (f64.sub
                  (f64.load (i32.add (local.get $row) (local.get $pairs)))
                  (f64.mul (local.get $times) (f64.load (i32.add (local.get $start) (local.get $pairs))))))))
          (f64.store
            (i32.add (local.get $row) (local.get $column))
            (f64.mul (f64.neg (local.get $times)) (local.get $factor)))))
      (local.set $row (i32.add (local.get $row) (local.get $width)))
      (br_if $rows (i32.lt_u (local.get $row) (local.get $end))))))
