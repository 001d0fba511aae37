#!/bin/sh
# What operators of mirrors run every night: mirror.sh ORIGIN FOLDER DATABASE. ORIGIN is an address, or a folder that rsync has copied.
set -eu
origin=$1
folder=$2
database=$3

mkdir -p "$folder"
cd "$folder"

fetch() {
  case $origin in
    http*) curl -fsS -o "$2" "$origin$1" ;;
    *) cp "$origin/$2" "$2" ;;
  esac
}

fetch /database.json database.json
echo >> database.json # its last line may lack an end
sed 's/{"table"/\
&/g' database.json | sed -n 's/^{"table":"\([^"]*\)","url":"\([^"]*\)","size":\([0-9]*\).*/\1 \2 \3/p' > links

while read -r table url size; do
  fetch "$url" "$table.csv"
  if [ "$(wc -c < "$table.csv")" -ne "$size" ]; then
    echo "$table.csv has another size than the index says" >&2
    exit 1
  fi
  columns=$(head -n 1 "$table.csv")
  sqlite3 "$database" "drop table if exists $table; create table $table ($columns)"
  sqlite3 "$database" ".import --csv --skip 1 $table.csv $table"
done < links
